import type { PageMeta } from "../../../data/view/meta.server.ts";
import { Banner } from "../../components/Banner/Banner.tsx";
import { PagePath } from "./PagePath.tsx";

/** Banner with the page's title and the path to it. */
export function PageHead({ meta, plain = false }: { meta: PageMeta; plain?: boolean }) {
  return (
    <Banner title={meta.heading} scene={meta.banner} plain={plain}>
      <PagePath meta={meta} />
    </Banner>
  );
}
