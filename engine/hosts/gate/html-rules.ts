/** html-validate's rules for the built pages, with the reason for each rule that is off. */
import type { ConfigData } from "html-validate";

export const htmlRules = {
  root: true,
  extends: ["html-validate:recommended", "html-validate:document", "html-validate:a11y"],
  rules: {
    // React writes charSet, srcSet and popoverTarget. Attribute names are case-insensitive in HTML.
    "attr-case": "off",
    // React writes <meta/> and async="", which are valid.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // All files are from our own host. Files of other hosts would need a hash.
    "require-sri": ["error", { target: "crossorigin" }],
    // Header and sidebar have the same menu, but only one of them is visible. axe's landmark-unique takes that into account.
    "unique-landmark": "off",
    // app/theme/base.css keeps telephone numbers on one line.
    "tel-non-breaking": "off",
    // An id may start with a digit, such as that of the heading "30 days of care".
    "valid-id": ["error", { relaxed: true }],
    // Our maps are <svg role="img" aria-label>.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // Search results cut a long title at its end, where the practice's name is.
    "long-title": "off",
  },
} satisfies ConfigData;
