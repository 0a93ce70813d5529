import {
  ArrowRight,
  BadgeCheck,
  ChevronDown,
  Clock,
  House,
  type LucideProps,
  Mail,
  MapPin,
  Menu,
  Moon,
  Phone,
  Printer,
  Search,
  Sun,
  X,
} from "lucide-react";

const icons = {
  arrow: ArrowRight,
  badge: BadgeCheck,
  chevron: ChevronDown,
  clock: Clock,
  close: X,
  home: House,
  mail: Mail,
  menu: Menu,
  moon: Moon,
  phone: Phone,
  pin: MapPin,
  print: Printer,
  search: Search,
  sun: Sun,
};

export type IconName = keyof typeof icons;

/** A drawing beside words that say the same; screen readers skip it. */
export function Icon({ name, size = 20, ...props }: { name: IconName } & LucideProps) {
  const Drawing = icons[name];
  return <Drawing size={size} strokeWidth={2.25} aria-hidden focusable={false} data-icon={name} {...props} />;
}
