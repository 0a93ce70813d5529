import type { ReactNode } from "react";
import { samplePhotograph, samplePicture } from "../Picture/sample-picture.ts";
import { Card, CardLink } from "./Card.tsx";

/** As wide as a column of cards. */
function Column({ children }: { children: ReactNode }) {
  return <div style={{ maxWidth: 300 }}>{children}</div>;
}

export const examples = {
  link: (
    <Column>
      <Card picture={samplePicture()}>
        <h3>
          <CardLink to="#Card">Yearly checkups</CardLink>
        </h3>
      </Card>
    </Column>
  ),
  "text and a long word": (
    <Column>
      <Card picture={samplePhotograph({ alt: "A hill behind the office" })} sizes="400px">
        <h3>
          <CardLink to="#Card">Otorhinolaryngologisch-gastroenterologische Sprechstunde</CardLink>
        </h3>
        <p>Ears, noses and stomachs, with Dr. Núñez-Ibáñez.</p>
      </Card>
    </Column>
  ),
  "no link": (
    <Column>
      <Card picture={samplePicture()}>
        <p>Closed on Thanksgiving.</p>
      </Card>
    </Column>
  ),
};
