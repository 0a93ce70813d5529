/**
 * Few chunks compress better than many: React, the other libraries, and what most pages need. React is separate because
 * it takes a phone long to run, and app/features/navigation/boot.ts runs the files one by one.
 */
export const chunks = {
  groups: [
    { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
    { name: "libraries", test: /node_modules/, priority: 2 },
    // The root and the cards with their imports.
    { name: "frame", test: /\/app\/(root\.tsx|features\/cards\/)/, priority: 1 },
  ],
};
