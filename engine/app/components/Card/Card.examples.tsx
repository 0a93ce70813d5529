import { samplePhotograph } from "../Picture/sample-picture.ts";
import { Card, CardLink } from "./Card.tsx";

export const examples = {
  "text and a long word": (
    // As wide as a column of cards.
    <div style={{ maxWidth: 300 }}>
      <Card picture={samplePhotograph({ alt: "A hill behind the office" })} sizes="400px">
        <h3>
          <CardLink to="#Card">Otorhinolaryngologisch-gastroenterologische Sprechstunde</CardLink>
        </h3>
        <p>Ears, noses and stomachs, with Dr. Núñez-Ibáñez.</p>
      </Card>
    </div>
  ),
};
