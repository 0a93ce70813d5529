import { AnchorButton } from "../../components/Button/Button.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { useShared } from "../shared/useShared.ts";

type Look = Omit<Parameters<typeof AnchorButton>[0], "children" | "href">;

/** "Book online", beside a call button. Nothing if the practice has no such link. */
export function BookButton(look: Look) {
  const { book } = useShared();
  return (
    book && (
      <AnchorButton {...look} href={book.href} rel="noreferrer">
        <Icon name="calendar" />
        <span>
          {book.label}
          <span className="visually-hidden"> {book.place}</span>
        </span>
      </AnchorButton>
    )
  );
}
