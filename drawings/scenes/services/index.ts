import type { Pictures } from "../picture.ts";
import { behavioralHealth } from "./behavioral-health.ts";
import { internalMedicine } from "./internal-medicine.ts";
import { medicationManagement } from "./medication-management.ts";
import { mobileProviderServices } from "./mobile-provider-services.ts";
import { preventiveCare } from "./preventive-care.ts";
import { psychiatricServices } from "./psychiatric-services.ts";
import { skilledNursingServices } from "./skilled-nursing-services.ts";
import { telemedicine } from "./telemedicine.ts";
import { transitionalCare } from "./transitional-care.ts";
import { weightLoss } from "./weight-loss.ts";

/** 640 x 480, in the order of the panorama. */
export const services: Pictures = {
  "services/internal-medicine": internalMedicine,
  "services/behavioral-health": behavioralHealth,
  "services/telemedicine": telemedicine,
  "services/transitional-care": transitionalCare,
  "services/medication-management": medicationManagement,
  "services/weight-loss": weightLoss,
  "services/preventive-care": preventiveCare,
  "services/mobile-provider-services": mobileProviderServices,
  "services/psychiatric-services": psychiatricServices,
  "services/skilled-nursing-services": skilledNursingServices,
};
