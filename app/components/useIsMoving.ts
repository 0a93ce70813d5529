import { useContext } from "react";
import { UNSAFE_ViewTransitionContext as ViewTransitionContext } from "react-router";

/**
 * True while a picture moves to or from the page at this path. (React Router's useViewTransitionState would add 4 kB: the code of
 * its <Link> comes with it.)
 */
export function useIsMoving(path: string): boolean {
  const moving = useContext(ViewTransitionContext);
  return (
    moving.isTransitioning &&
    [moving.currentLocation, moving.nextLocation].some(({ pathname }) => pathname === path)
  );
}
