import type { Pictures } from "../picture.ts";
import { walking150Minutes } from "./150-minutes.ts";
import { adultVaccines } from "./adult-vaccines.ts";
import { allergiesAsthma } from "./allergies-asthma.ts";
import { bloodPressure } from "./blood-pressure.ts";
import { childMentalHealth } from "./child-mental-health.ts";
import { cholesterol } from "./cholesterol.ts";
import { covidAnxiety } from "./covid-anxiety.ts";
import { covidFluCold } from "./covid-flu-cold.ts";
import { depressionAnxiety } from "./depression-anxiety.ts";
import { diabetesPrevention } from "./diabetes-prevention.ts";
import { fallPrevention } from "./fall-prevention.ts";
import { heatHydration } from "./heat-hydration.ts";
import { loneliness } from "./loneliness.ts";
import { severalMedicines } from "./several-medicines.ts";
import { skinChecks } from "./skin-checks.ts";
import { sleep } from "./sleep.ts";
import { telemedicineVisit } from "./telemedicine-visit.ts";
import { transitionalCare } from "./transitional-care.ts";
import { valleyFever } from "./valley-fever.ts";
import { vitamins } from "./vitamins.ts";
import { weightLoss } from "./weight-loss.ts";

/**
 * 800 x 500. One idea, one place, one light. A third are indoors. Outdoors the sky goes by the family of the
 * topic: dawn for movement and prevention, noon for food and body, monsoon for mood, dusk for after hospital,
 * night for sleep and viruses.
 */
export const blogs: Pictures = {
  "blogs/150-minutes": walking150Minutes,
  "blogs/adult-vaccines": adultVaccines,
  "blogs/allergies-asthma": allergiesAsthma,
  "blogs/blood-pressure": bloodPressure,
  "blogs/child-mental-health": childMentalHealth,
  "blogs/cholesterol": cholesterol,
  "blogs/covid-anxiety": covidAnxiety,
  "blogs/covid-flu-cold": covidFluCold,
  "blogs/depression-anxiety": depressionAnxiety,
  "blogs/diabetes-prevention": diabetesPrevention,
  "blogs/fall-prevention": fallPrevention,
  "blogs/heat-hydration": heatHydration,
  "blogs/loneliness": loneliness,
  "blogs/several-medicines": severalMedicines,
  "blogs/skin-checks": skinChecks,
  "blogs/sleep": sleep,
  "blogs/telemedicine-visit": telemedicineVisit,
  "blogs/transitional-care": transitionalCare,
  "blogs/valley-fever": valleyFever,
  "blogs/vitamins": vitamins,
  "blogs/weight-loss": weightLoss,
};
