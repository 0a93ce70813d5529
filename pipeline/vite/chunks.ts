/**
 * Few chunks compress better than many: React, what most pages need, and what pages about symptoms need. React is separate
 * because it takes a phone long to run, and app/features/navigation/boot.ts runs the files one by one.
 */
export const chunks = {
  groups: [
    { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
    // The root with its imports, the libraries, and two small parts of the largest pages.
    {
      name: "frame",
      test: /node_modules|\/app\/(root\.tsx|components\/(SectionHead|ThemedPicture)\/)/,
      priority: 2,
    },
    { name: "guidance", test: /\/app\/(features\/guidance|components\/Prose)\//, priority: 1 },
  ],
};
