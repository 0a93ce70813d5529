import { NotFound } from "../sections/NotFound/NotFound.tsx";

/** Any address that no other page has. */
export default function NotFoundPage() {
  return <NotFound />;
}
