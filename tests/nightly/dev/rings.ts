/** Finds controls without a focus ring, or with one in the color of its background. */
import type { Locator, Page } from "@playwright/test";

export async function missingRings(page: Page, within: Locator, where: string): Promise<string[]> {
  // After a key press the browser matches :focus-visible.
  await page.keyboard.press("Tab");
  return within
    .locator("a[href], button:enabled, summary, input, [tabindex]")
    .evaluateAll((controls, place) => {
      const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
      if (!canvas) throw new Error("No canvas context to read colors with.");
      const pixel = (color: string) => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data];
      };
      const isClear = (color: string) => (pixel(color)[3] ?? 0) < 128;
      const luminance = (color: string) => {
        const [red = 0, green = 0, blue = 0] = pixel(color).map((part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const contrast = (one: string, other: string) => {
        const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
        return (light + 0.05) / (dark + 0.05);
      };
      /** Background color of the first ancestor that has one. */
      const groundOf = ({ parentElement }: Element): string => {
        const { backgroundColor } = getComputedStyle(parentElement ?? document.body);
        return parentElement && isClear(backgroundColor) ? groundOf(parentElement) : backgroundColor;
      };
      return controls
        .filter(
          (control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest("[inert]"),
        )
        .flatMap((control) => {
          (control as HTMLElement).focus({ preventScroll: true });
          const text = control.getAttribute("aria-label") ?? control.textContent?.trim().slice(0, 40);
          const name = `${place}: <${control.localName}> "${text}"`;
          if (!control.matches(":focus-visible")) return [`${name} takes no focus`];
          const ring = [undefined, "::before", "::after"]
            .map((part) => getComputedStyle(control, part))
            .find(
              ({ outlineStyle, outlineWidth }) =>
                outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
            );
          if (!ring) return [`${name} has no focus ring`];
          const ground = groundOf(control);
          const ratio = contrast(ring.outlineColor, ground);
          return ratio >= 3 ? [] : [`${name}: its ring has ${ratio.toFixed(1)} on ${ground}, not 3`];
        });
    }, where);
}
