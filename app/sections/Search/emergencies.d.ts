/** Made by tools/emergencies-module.ts from content/emergencies.yaml. */
declare module "virtual:emergencies" {
  export const emergencies: readonly (import("../../content/guidance.server.ts").EmergencyCard & {
    /** What raises the card above all results. */
    words: readonly string[];
  })[];
}
