import { AnchorButton } from "../../components/Button/Button.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { useChrome } from "../useChrome.ts";

type Look = Omit<Parameters<typeof AnchorButton>[0], "children" | "href">;

/** "Call (623) 555-0142", wherever it is needed. */
export function CallLink(props: Look) {
  const { phone, words } = useChrome();
  return (
    <AnchorButton {...props} href={phone.link}>
      <Icon name="phone" />
      {words.call}
    </AnchorButton>
  );
}
