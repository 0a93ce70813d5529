import { Carousel, type CarouselLabels } from "./Carousel.tsx";

const labels: CarouselLabels = {
  carousel: "carousel",
  slide: "slide",
  position: "{n} of {m}",
  previous: "Previous",
  next: "Next",
  pause: "Pause",
  play: "Play",
  dot: "Show {n} of {m}",
};

const offices = ["Goodyear", "Mesa", "Sun City"];
const reviewers = ["Ada B.", "Ben C.", "Cleo D.", "Dan E.", "Eva F.", "Finn G."];
const services = [
  "Internal medicine",
  "Behavioral health",
  "Telemedicine",
  "Transitional care",
  "Medication management",
  "Weight loss",
  "Preventive care",
  "Mobile provider services",
  "Psychiatric services",
  "Skilled nursing services",
];
const insurers = ["Aetna", "Blue Cross", "Cigna", "Humana", "Medicaid", "Medicare", "Tricare"];

const quotes = reviewers.slice(0, 4).map((name) => (
  <blockquote key={name}>
    <p>They called me back the same day.</p>
    <footer>{name}</footer>
  </blockquote>
));

/** Named examples: previews, behaviour, accessibility and screenshot checks all take these. */
export const fixtures = {
  hero: (
    <Carousel label="Welcome" labels={labels} settings={{ autoplay: true, infinite: true }}>
      {offices.map((office) => (
        <div key={office}>
          <p>Steady care in three corners of the Valley</p>
          <a href="#contact">Contact us</a>
        </div>
      ))}
    </Carousel>
  ),
  reviews: (
    <Carousel
      label="Patient reviews"
      labels={labels}
      settings={{ arrows: true, infinite: true, peek: true, responsive: { md: 2, lg: 3 } }}
      heading={<h2>Patient reviews</h2>}
    >
      {reviewers.map((name) => (
        <p key={name}>They called me back the same day. {name}</p>
      ))}
    </Carousel>
  ),
  services: (
    <Carousel
      label="Our services"
      labels={labels}
      settings={{ arrows: true, peek: true, responsive: { sm: 3, lg: 4 } }}
      heading={<h2>Our services</h2>}
    >
      {services.map((name) => (
        <a key={name} href={`#${name}`}>
          {name}
        </a>
      ))}
    </Carousel>
  ),
  quotes: (
    <Carousel
      label="A closer look at one review"
      labels={labels}
      settings={{ autoplay: true, infinite: true, dots: true }}
    >
      {quotes}
    </Carousel>
  ),
  insurers: (
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
  "two slides": (
    <Carousel
      label="Two"
      labels={labels}
      settings={{ arrows: true, dots: true, infinite: true, autoplay: true }}
    >
      {quotes.slice(0, 2)}
    </Carousel>
  ),
};
