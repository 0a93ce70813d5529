import { NotFound } from "../../frame/NotFound.tsx";

/** The catch-all route. */
export default function NotFoundPage() {
  return <NotFound />;
}
