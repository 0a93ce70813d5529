import { labels as allLabels } from "../../../site/schema/interface.ts";
import { ReviewCard } from "../ReviewCard/ReviewCard.tsx";
import { Carousel } from "./Carousel.tsx";

const { carousel: labels, stars, sampleReview } = allLabels.parse({});
const names = ["Ada B.", "Benicio Núñez-Ibáñez", "Cleo D.", "Dan E.", "Eva F.", "Finn G."];
const reviews = names.map((name) => (
  <ReviewCard
    key={name}
    quote="They called me back the same day."
    name={name}
    sample={false}
    labels={{ stars, sampleReview }}
  />
));
const insurers = ["Aetna", "Blue Cross Blue Shield of Arizona", "Cigna", "Humana", "Medicare", "Tricare"];

export const examples = {
  "arrows, several per view": (
    <Carousel
      label="Patient reviews"
      labels={labels}
      settings={{ arrows: true, infinite: true, perView: 3 }}
      heading={<h3>Patient reviews</h3>}
    >
      {reviews}
    </Carousel>
  ),
  "at its start": (
    <Carousel
      label="Not infinite"
      labels={labels}
      settings={{ arrows: true, perView: 4 }}
      heading={<h3>Not infinite</h3>}
    >
      {reviews}
    </Carousel>
  ),
  "dots, playing": (
    <Carousel label="A closer look" labels={labels} settings={{ autoplay: true, infinite: true, dots: true }}>
      {reviews.slice(0, 4)}
    </Carousel>
  ),
  "variable width": (
    <Carousel
      label="Insurance"
      labels={labels}
      settings={{ autoplay: true, infinite: true, variableWidth: true }}
    >
      {insurers.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </Carousel>
  ),
  "all slides fit": (
    <Carousel
      label="Two of two"
      labels={labels}
      settings={{ arrows: true, perView: 3 }}
      heading={<h3>Two of two</h3>}
    >
      {reviews.slice(0, 2)}
    </Carousel>
  ),
};
