/** html-validate's rules for the built pages. A rule that is off says why. */
import type { ConfigData } from "html-validate";

export const htmlRules = {
  root: true,
  extends: ["html-validate:recommended", "html-validate:document", "html-validate:a11y"],
  rules: {
    // React writes charSet, srcSet, popoverTarget: names of attributes have no case in HTML.
    "attr-case": "off",
    // React closes <meta/> and writes async="": both are allowed.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // Everything is from our own host; what is not would have to carry its hash.
    "require-sri": ["error", { target: "crossorigin" }],
    // Header and sidebar have the same menu, and one of the two is never rendered. axe's landmark-unique sees which.
    "unique-landmark": "off",
    // app/theme/base.css keeps telephone numbers on one line.
    "tel-non-breaking": "off",
    // An id may begin with a digit: headings such as "30 days of care" do.
    "valid-id": ["error", { relaxed: true }],
    // Our maps are <svg role="img" aria-label>.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // Search results cut titles by width, and what is cut is the practice's name at the end.
    "long-title": ["error", { maxlength: 80 }],
  },
} satisfies ConfigData;
