import type { Pictures } from "../picture.ts";
import { diseaseManagement } from "./disease-management.ts";
import { emergencyDepartment } from "./emergency-department.ts";
import { medicareRiskAdjustment } from "./medicare-risk-adjustment.ts";
import { palliativeCare } from "./palliative-care.ts";
import { transitionalCareManagement } from "./transitional-care-management.ts";

/** 800 x 600: the five programs of population health. */
export const programs: Pictures = {
  "programs/transitional-care-management": transitionalCareManagement,
  "programs/disease-management": diseaseManagement,
  "programs/medicare-risk-adjustment": medicareRiskAdjustment,
  "programs/palliative-care": palliativeCare,
  "programs/emergency-department": emergencyDepartment,
};
