import {
  ArrowLeft,
  ArrowRight,
  BadgeCheck,
  ChevronDown,
  Clock,
  House,
  Mail,
  MapPin,
  Menu,
  Moon,
  Pause,
  Phone,
  Play,
  Printer,
  Search,
  Sun,
  X,
} from "lucide";
import { createElement } from "react";

const icons = {
  arrow: ArrowRight,
  back: ArrowLeft,
  badge: BadgeCheck,
  chevron: ChevronDown,
  clock: Clock,
  close: X,
  home: House,
  mail: Mail,
  menu: Menu,
  moon: Moon,
  pause: Pause,
  phone: Phone,
  pin: MapPin,
  play: Play,
  print: Printer,
  search: Search,
  sun: Sun,
};

export type IconName = keyof typeof icons;

/** A drawing beside words that say the same; screen readers skip it. Lucide's lines, drawn in CSS of ours. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" data-icon={name}>
      {icons[name].map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
