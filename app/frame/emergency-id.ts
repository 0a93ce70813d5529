/** Of the 911 line in the footer. */
export const emergencyId = "emergency";
