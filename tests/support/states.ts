/**
 * Controls at rest, under the pointer, pressed and focused: contrast of their words and icons against what is behind them
 * (WCAG 1.4.3, 1.4.11), and the focus ring (2.4.7).
 */
import type { Page } from "@playwright/test";
import { statesToAttributes } from "./pseudo-states.ts";

/** `within` is a selector. Controls that only repeat others, such as cards of a list, are looked at once. */
export async function stateFaults(page: Page, where: string, within = "body"): Promise<string[]> {
  await statesToAttributes(page);
  return page.evaluate(
    ([place, root]) => {
      type Color = [red: number, green: number, blue: number, alpha: number];
      const faults = new Set<string>();

      const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
      if (!canvas) throw new Error("No canvas context to read colors with.");
      const parsed = new Map<string, Color>();
      const parse = (css: string): Color => {
        const known = parsed.get(css);
        if (known) return known;
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = css;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
        const color: Color = [red, green, blue, alpha / 255];
        parsed.set(css, color);
        return color;
      };
      const over = ([r, g, b, a]: Color, [r2, g2, b2]: Color): Color => [
        r * a + r2 * (1 - a),
        g * a + g2 * (1 - a),
        b * a + b2 * (1 - a),
        1,
      ];
      const light = (part: number) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      };
      const luminance = ([r, g, b]: Color) => 0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b);
      const contrast = (one: Color, other: Color) => {
        const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
        return (bright + 0.05) / (dark + 0.05);
      };
      const named = (color: Color) => `rgb(${color.slice(0, 3).map(Math.round).join(" ")})`;

      /** The colors of one layer: those of a gradient, or one. None if it shows nothing, undefined for a picture. */
      const layerOf = ({ backgroundImage, backgroundColor }: CSSStyleDeclaration): Color[] | undefined => {
        if (backgroundImage.includes("url(")) return undefined;
        const stops = backgroundImage.match(/(?:rgba?|color|oklab|oklch|lab|lch|hsla?)\([^()]*\)/g) ?? [];
        return [...stops.map(parse), parse(backgroundColor)].filter(([, , , alpha]) => alpha > 0);
      };
      const ancestors = (element: Element | null): Element[] =>
        element ? [element, ...ancestors(element.parentElement)] : [];
      /** The colors that may be behind a point of an element. A picture counts as the page's own color. */
      const groundsAt = (x: number, y: number, from: Element): { colors: Color[]; isPicture: boolean } => {
        const stack = document.elementsFromPoint(x, y);
        const index = stack.indexOf(from);
        const layers: Color[][] = [];
        let isPicture = false;
        for (const box of index < 0 ? ancestors(from) : stack.slice(index)) {
          const { width, height } = box.getBoundingClientRect();
          const covering = ["::after", "::before"]
            .map((part) => getComputedStyle(box, part))
            .filter(
              (style) =>
                style.content !== "none" &&
                style.maskImage === "none" &&
                Number.parseFloat(style.width) > width * 0.8 &&
                Number.parseFloat(style.height) > height * 0.8,
            );
          const found = [...covering, getComputedStyle(box)].map(layerOf);
          isPicture =
            found.includes(undefined) ||
            /^(img|picture|video|canvas)$/.test(box.localName) ||
            !!box.closest("svg");
          if (isPicture) break;
          layers.push(...found.map((colors) => colors ?? []));
          if (found.at(-1)?.some(([, , , alpha]) => alpha > 0.99)) break;
        }
        const canvasColor = parse(getComputedStyle(document.body).backgroundColor);
        const colors = layers.reduceRight<Color[]>(
          (grounds, layer) =>
            layer.length === 0
              ? grounds
              : grounds.flatMap((ground) => layer.map((color) => over(color, ground))),
          [canvasColor],
        );
        return { colors, isPicture };
      };

      /** What an element gets from its ancestors in the present state. */
      const inherited = new Map<Element, { isClipped: boolean; opacity: number }>();
      const inheritedBy = (element: Element): { isClipped: boolean; opacity: number } => {
        const known = inherited.get(element);
        if (known) return known;
        const { clipPath, opacity } = getComputedStyle(element);
        const above = element.parentElement && inheritedBy(element.parentElement);
        const own = {
          isClipped: clipPath === "inset(50%)" || above?.isClipped === true,
          opacity: Number(opacity) * (above?.opacity ?? 1),
        };
        inherited.set(element, own);
        return own;
      };
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest("[inert]") &&
        !inheritedBy(element).isClipped;

      /** Words on a picture are measured in tests/nightly/practices/words-on-pictures.spec.ts. Here a state must not make them paler. */
      const goodAtRest = new Set<Element>();
      let isRest = true;
      const check = (what: string, spot: { element: Element; rect: DOMRect; css: string }, least: number) => {
        const { element, rect } = spot;
        const [red, green, blue, alpha] = parse(spot.css);
        const ink: Color = [red, green, blue, alpha * inheritedBy(element).opacity];
        const { colors, isPicture } = groundsAt(
          rect.left + rect.width / 2,
          rect.top + rect.height / 2,
          element,
        );
        const pale = colors.filter((ground) => contrast(over(ink, ground), ground) < least - 0.005);
        if (isPicture && isRest && pale.length === 0) goodAtRest.add(element);
        if (isPicture && !goodAtRest.has(element)) return;
        for (const ground of pale) {
          const ratio = contrast(over(ink, ground), ground).toFixed(2);
          faults.add(`${what} ${named(ink)} on ${named(ground)} is ${ratio} : 1, not ${least}`);
        }
      };
      /** Words and icons of a control, and of the card that it belongs to. */
      const checkInk = (control: Element, what: string) => {
        const scope = control.closest("article, li") ?? control;
        const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const element = node.parentElement;
          if (!element || !node.textContent?.trim() || !isShown(element)) continue;
          if (element.closest("svg, [aria-disabled=true], :disabled")) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          const [rect] = range.getClientRects();
          if (!rect || rect.width < 2) continue;
          const { color, fontSize, fontWeight } = getComputedStyle(element);
          const size = Number.parseFloat(fontSize);
          const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
          const words = node.textContent.trim().slice(0, 30);
          check(`${what}: "${words}"`, { element, rect, css: color }, isLarge ? 3 : 4.5);
        }
        if (control.matches("input, textarea") && !control.matches("[type=checkbox], [type=radio]")) {
          const isEmpty = control.matches(":placeholder-shown");
          const { color } = getComputedStyle(control, isEmpty ? "::placeholder" : null);
          check(
            `${what}: its text`,
            { element: control, rect: control.getBoundingClientRect(), css: color },
            4.5,
          );
        }
        const icon = control.textContent?.trim() ? null : control.querySelector("svg");
        if (icon && control.getAttribute("aria-disabled") !== "true" && isShown(icon))
          check(
            `${what}: its icon`,
            { element: control, rect: icon.getBoundingClientRect(), css: getComputedStyle(icon).color },
            3,
          );
      };

      /** A ring on the control, on a part that covers its card, or as the line around an area of a map. */
      const checkRing = (control: Element, what: string, strokeAtRest: string) => {
        const { stroke } = getComputedStyle(control);
        if (control.closest("svg") && stroke !== strokeAtRest) return;
        for (const part of [undefined, "::before", "::after"]) {
          const style = getComputedStyle(control, part);
          const width = Number.parseFloat(style.outlineWidth);
          if (style.outlineStyle === "none" || width < 2) continue;
          const box = (part && control.closest("article, li")) || control;
          const { left, top, height } = box.getBoundingClientRect();
          const offset = Number.parseFloat(style.outlineOffset);
          const x = left - offset - width / 2;
          const isInside = offset < 0;
          const from = isInside ? box : (box.parentElement ?? document.body);
          const { colors, isPicture } = groundsAt(x, top + height / 2, from);
          for (const ground of isPicture ? [] : colors) {
            const ring = parse(style.outlineColor);
            const ratio = contrast(over(ring, ground), ground);
            if (ratio < 3)
              faults.add(
                `${what}: its ring ${named(ring)} on ${named(ground)} is ${ratio.toFixed(2)} : 1, not 3`,
              );
          }
          return;
        }
        faults.add(`${what} has no focus ring`);
      };

      const set = (control: Element, own: string, around: string) => {
        inherited.clear();
        isRest = own === "";
        for (const box of ancestors(control)) {
          const state = box === control ? own : around;
          box.setAttribute("data-state", `${box.getAttribute("data-now") ?? ""} ${state}`);
        }
      };
      const seen = new Set<string>();
      const controls = [...document.querySelectorAll(root)].flatMap((part) => [
        ...part.querySelectorAll<HTMLElement>(
          "a[href], button:enabled, summary, input:enabled, select, textarea, [tabindex='0']",
        ),
      ]);
      for (const control of controls.filter((one) => isShown(one) || one.matches(".visually-hidden"))) {
        const signature = ancestors(control)
          .map((box) =>
            [
              box.localName,
              box.getAttribute("class"),
              ...["data-variant", "aria-current", "aria-disabled", "data-urgency"].map((name) =>
                box.getAttribute(name),
              ),
            ].join(),
          )
          .join(" ");
        if (seen.has(signature)) continue;
        seen.add(signature);
        control.scrollIntoView({ block: "center" });
        const text =
          control.getAttribute("aria-label") ?? control.textContent?.trim().replace(/\s+/g, " ").slice(0, 30);
        const name = `${place}: <${control.localName} class="${control.getAttribute("class") ?? ""}"> "${text}"`;
        const { stroke } = getComputedStyle(control);
        checkInk(control, `${name} at rest`);
        set(control, "hover", "hover");
        checkInk(control, `${name} under the pointer`);
        set(control, "hover active", "hover active");
        checkInk(control, `${name} pressed`);
        set(control, "focus within", "within");
        checkInk(control, `${name} focused`);
        checkRing(control, name, stroke);
        set(control, "", "");
      }
      return [...faults];
    },
    [where, within] as const,
  );
}
