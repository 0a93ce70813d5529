/** Design rules: tokens instead of raw colors. */
export default {
  rules: {
    "block-no-empty": true,
    "color-no-invalid-hex": true,
    "declaration-block-no-duplicate-properties": true,
    "font-family-no-duplicate-names": true,
    "function-calc-no-unspaced-operator": true,
    "no-duplicate-at-import-rules": true,
    "no-invalid-double-slash-comments": true,
    "property-no-unknown": [
      true,
      { ignoreProperties: ["size-adjust", "ascent-override", "descent-override", "line-gap-override"] },
    ],
    "selector-max-id": 0,
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    "unit-no-unknown": true,
  },
  overrides: [
    {
      files: ["engine/app/**/*.module.css"],
      rules: {
        "color-no-hex": [
          true,
          { message: "Use a purpose token of engine/app/theme/tokens.css, not a raw color." },
        ],
        "color-named": ["never", { ignore: ["inside-function"], message: "Use a purpose token." }],
        "function-disallowed-list": [["rgb", "hsl"], { message: "Use a purpose token." }],
      },
    },
  ],
};
