import type { Pictures } from "../picture.ts";
import { diseaseManagement } from "./disease-management.ts";
import { emergencyDepartment } from "./emergency-department.ts";
import { medicareRiskAdjustment } from "./medicare-risk-adjustment.ts";
import { palliativeCare } from "./palliative-care.ts";
import { transitionalCareManagement } from "./transitional-care-management.ts";

/** 800 x 600: the five programmes of population health. */
export const programmes: Pictures = {
  "programmes/transitional-care-management": transitionalCareManagement,
  "programmes/disease-management": diseaseManagement,
  "programmes/medicare-risk-adjustment": medicareRiskAdjustment,
  "programmes/palliative-care": palliativeCare,
  "programmes/emergency-department": emergencyDepartment,
};
