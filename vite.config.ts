import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { publicFolder } from "./app/content/pictures.server.ts";
import { brandColors } from "./tools/brand-colors.ts";
import { contentReload } from "./tools/dev/content.ts";
import { devFiles } from "./tools/dev/files.ts";

/** Styles are joined in an order nobody promises: each file says how the layers lie, so that it does not matter. */
function layerOrder(): Plugin {
  return {
    name: "layer-order",
    enforce: "pre",
    transform(code, id) {
      if (id.endsWith(".module.css")) return `@layer tokens, base, components, sections, utilities;\n${code}`;
    },
  };
}

/**
 * When a page's module is gone (a deploy), React Router 8.4 reloads the page the visitor is leaving, and gives no say in
 * it. Here it only tells; app/boot/afterDeploy.ts then loads the page that was asked for.
 */
function moduleGone(): Plugin {
  return {
    name: "module-gone",
    apply: "build",
    transform(code, id) {
      if (!/react-router\/dist\/.*\/routeModules\.js$/.test(id)) return;
      const reload = "window.location.reload()";
      if (!code.includes(reload))
        this.error("React Router no longer reloads here. See moduleGone in vite.config.ts.");
      return { code: code.replace(reload, 'window.dispatchEvent(new Event("module-gone"))'), map: null };
    },
  };
}

/** Links of this site are plain, so React Router's own need not be sent. Their names are for those who debug. */
function withoutLinks(): Plugin {
  return {
    name: "without-links",
    apply: "build",
    transform(code, id) {
      if (!/react-router\/dist\/.*\/dom\/lib\.js$/.test(id)) return;
      const component = "React$1.forwardRef(";
      if (!code.includes(`= ${component}`))
        this.error("React Router's links are written another way. See withoutLinks in vite.config.ts.");
      const unnamed = code.replaceAll(/^\w+\.displayName = .*;$/gm, "");
      return { code: unnamed.replaceAll(component, () => `/* @__PURE__ */ ${component}`), map: null };
    },
  };
}

/** The shell, and the small parts that almost every page uses. */
const framesAndParts =
  /app\/(root|pages\/pageMeta|components\/(Badge|Button|Card\/|Container|Icon|Logo|OpenNow|Picture|SectionHead)|sections\/(useChrome|AlertBar|CallBar|CallLink|ErrorPage|Footer|Header|Layout|MainMenu|NotFound|OpenNowLine|RouteChange|Sidebar|ThemeSwitch))/;

export default defineConfig(({ isPreview = false }) => ({
  // Prerendering asks a preview server, and would watch the whole folder meanwhile, looking through it with every page.
  ...(isPreview && { server: { watch: null } }),
  plugins: [
    layerOrder(),
    brandColors(),
    moduleGone(),
    withoutLinks(),
    reactRouter(),
    contentReload(),
    devFiles(),
  ],
  publicDir: publicFolder,
  // While editing, Vite bundles packages once. Those it finds only later, it would bundle while the first page loads,
  // which then stays dead until it is loaded again.
  optimizeDeps: { entries: ["app/**/*.tsx"] },
  css: { transformer: "lightningcss", lightningcss: { drafts: { customMedia: true } } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files compress better than many: React, the other libraries, and what every page has around it. React
            // is apart because a phone takes long over it: see how app/boot/boot.ts runs one after the other.
            codeSplitting: {
              groups: [
                { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
                { name: "libraries", test: /node_modules/, priority: 2 },
                { name: "frame", test: framesAndParts, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  build: { cssCodeSplit: false, assetsInlineLimit: 0, target: ["chrome111", "firefox114", "safari16.4"] },
}));
