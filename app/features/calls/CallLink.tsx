import type { OfficeCard } from "../../../site/view/cards.server.ts";
import { AnchorButton } from "../../components/Button/Button.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { useShared } from "../shared/useShared.ts";
import { CallWords } from "./CallWords.tsx";

type Look = Omit<Parameters<typeof AnchorButton>[0], "children" | "href">;
interface CallLinkProps extends Look {
  /** An office's own number. */
  phone?: OfficeCard["phone"];
}

/** "Call (623) 555-0142". */
export function CallLink({ phone, ...look }: CallLinkProps) {
  const shared = useShared();
  return (
    <AnchorButton {...look} href={(phone ?? shared.phone).link} data-call>
      <Icon name="phone" />
      <CallWords phone={phone} />
    </AnchorButton>
  );
}
