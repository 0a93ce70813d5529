import type { Hours } from "../../../data/schema/hours.ts";
import { useShared } from "../shared/useShared.ts";
import { type Holiday, type OpeningState, openingState, type Zone } from "./opening-state.ts";
import { useMinute } from "./useMinute.ts";

export interface Opening {
  hours: Hours;
  holidays: readonly Holiday[];
  zone: Zone;
}

/** Whether it is open, updated every minute. Undefined until hydration, because the HTML may be read days later. */
export function useOpeningState({ hours, holidays, zone }: Opening): OpeningState | undefined {
  const now = useMinute();
  return now && openingState(now, hours, holidays, zone);
}

/** Whether all offices are closed now. False until hydration, so that without scripts the windows are lit. */
export function useIsClosed(): boolean {
  const state = useOpeningState(useShared());
  return state !== undefined && state.kind !== "open";
}
