import { useShared } from "../shared/useShared.ts";
import { useOpeningState } from "./useOpeningState.ts";

/** Whether all offices are closed now. False until hydration, so that without scripts the windows are lit. */
export function useIsClosed(): boolean {
  const state = useOpeningState(useShared());
  return state !== undefined && state.kind !== "open";
}
