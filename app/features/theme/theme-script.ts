/** Where the visitor's own choice is kept, on their device only. */
export const themeKey = "theme";

/** Runs before the first paint. Kept tiny: it stands in every page. */
export const themeScript = `try{var t=localStorage.getItem("${themeKey}");if(t=="light"||t=="dark"){document.documentElement.dataset.theme=t;document.querySelectorAll("meta[data-scheme]").forEach(m=>{m.media=m.dataset.scheme==t?"all":"not all"})}}catch(e){}`;
