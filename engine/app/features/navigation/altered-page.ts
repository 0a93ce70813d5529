/** Browsers' translators and extensions change a page's elements, which React doesn't expect. It then renders the page anew. */

/**
 * Google's and Microsoft's translators replace each text node by a <font>, which this site never uses. React would update
 * or remove the old nodes: text of the page before would stay, or React would fail.
 */
export const isTranslated = () => document.getElementsByTagName("font").length > 0;

const textFields = () => [
  ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "input:not([type=checkbox]), textarea",
  ),
];

/**
 * Call before React renders the page anew; the returned function restores what that loses: attributes of <html> (the chosen
 * theme, the language of a translation), typed text and focus.
 */
export function rememberPage(): () => void {
  const { documentElement: root, activeElement: focused } = document;
  const attributes = Array.from(root.attributes, ({ name, value }) => ({ name, value }));
  const fields = textFields();
  return () => {
    for (const { name, value } of attributes) root.setAttribute(name, value);
    textFields().forEach((field, index) => {
      const old = fields[index];
      if (!old || old === field) return;
      field.value ||= old.value;
      if (old === focused) field.focus({ preventScroll: true });
    });
  };
}
