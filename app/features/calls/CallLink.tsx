import { AnchorButton } from "../../components/Button/Button.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { useShared } from "../shared/useShared.ts";
import { CallWords } from "./CallWords.tsx";

type Look = Omit<Parameters<typeof AnchorButton>[0], "children" | "href">;

/** "Call (623) 555-0142". */
export function CallLink(props: Look) {
  const { phone } = useShared();
  return (
    <AnchorButton {...props} href={phone.link} data-call>
      <Icon name="phone" />
      <CallWords />
    </AnchorButton>
  );
}
