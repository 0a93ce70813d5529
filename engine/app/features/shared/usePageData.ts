import { useLoaderData } from "react-router";

/** What `load` of a page's x.data.ts gave: `usePageData<typeof load>()`. */
export const usePageData = <Load extends (...args: never[]) => unknown>() =>
  useLoaderData() as ReturnType<Load>;
