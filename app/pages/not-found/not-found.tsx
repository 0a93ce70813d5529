/** The catch-all route. */
export { NotFound as default } from "../../frame/NotFound.tsx";
