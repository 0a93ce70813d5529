/** localStorage key of the visitor's choice. */
export const themeKey = "theme";

/** Runs before the first paint. Inlined in every page: boot.ts. */
export const themeScript = `try{var t=localStorage.getItem("${themeKey}");if(t=="light"||t=="dark"){document.documentElement.dataset.theme=t;document.querySelectorAll("meta[data-scheme]").forEach(m=>{m.media=m.dataset.scheme==t?"all":"not all"})}}catch(e){}`;
