import { labels as allLabels } from "../../../data/labels/interface.ts";
import { ReviewCard } from "../ReviewCard/ReviewCard.tsx";
import { Carousel, type CarouselSettings } from "./Carousel.tsx";

const { carousel: labels, ...reviewLabels } = allLabels.parse({});
const names = ["Ada B.", "Benicio Núñez-Ibáñez", "Cleo D.", "Dan E.", "Eva F.", "Finn G."];
const reviews = names.map((name) => (
  <ReviewCard
    key={name}
    quote="They called me back the same day."
    name={name}
    sample={false}
    labels={reviewLabels}
  />
));

const carousel = (label: string, settings: CarouselSettings, slides = reviews) => (
  <Carousel label={label} labels={labels} settings={settings} heading={settings.arrows && <h3>{label}</h3>}>
    {slides}
  </Carousel>
);

export const examples = {
  "arrows, several per view": carousel("Reviews", { arrows: true, infinite: true, perView: 3 }),
  "at its start": carousel("Not infinite", { arrows: true, perView: 4 }),
  "dots, playing": carousel("A closer look", { autoplay: true, infinite: true, dots: true }),
  "variable width": carousel(
    "Insurance",
    { autoplay: true, infinite: true, variableWidth: true },
    names.map((name) => <span key={name}>{name}</span>),
  ),
  "all slides fit": carousel("Two of two", { arrows: true, perView: 3 }, reviews.slice(0, 2)),
};
