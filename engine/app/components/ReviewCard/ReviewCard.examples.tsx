import { ReviewCard } from "./ReviewCard.tsx";

export const examples = {
  "sample, long": (
    <ReviewCard
      quote="My mother sees the otorhinolaryngologist, my son the pediatrician, and I come for my blood pressure. Nobody ever made us wait, everybody knew our names, and when the pharmacy was closed on a Sunday, somebody found one that wasn't."
      name="María de los Ángeles Núñez-Ibáñez-Wolfeschlegelsteinhausen"
      sample
      labels={{ stars: "5 out of 5 stars", sampleReview: "Sample review" }}
    />
  ),
};
