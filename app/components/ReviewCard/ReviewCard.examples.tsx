import { ReviewCard } from "./ReviewCard.tsx";

const labels = { stars: "5 out of 5 stars", sampleReview: "Sample review" };

export const examples = {
  review: (
    <ReviewCard quote="They called me back the same day." name="Ada B." sample={false} labels={labels} />
  ),
  sample: <ReviewCard quote="They called me back the same day." name="Ada B." sample labels={labels} />,
  long: (
    <ReviewCard
      quote="My mother sees the otorhinolaryngologist, my son the pediatrician, and I come for my blood pressure. Nobody ever made us wait, everybody knew our names, and when the pharmacy was closed on a Sunday, somebody found one that wasn't."
      name="María de los Ángeles Núñez-Ibáñez-Wolfeschlegelsteinhausen"
      sample
      labels={labels}
    />
  ),
};
