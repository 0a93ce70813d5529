// Imported one by one: the package's index would make every build read all two thousand icons.
import ArrowLeft from "lucide/dist/esm/icons/arrow-left.mjs";
import ArrowRight from "lucide/dist/esm/icons/arrow-right.mjs";
import BadgeCheck from "lucide/dist/esm/icons/badge-check.mjs";
import CalendarCheck from "lucide/dist/esm/icons/calendar-check.mjs";
import ChevronDown from "lucide/dist/esm/icons/chevron-down.mjs";
import Clock from "lucide/dist/esm/icons/clock.mjs";
import House from "lucide/dist/esm/icons/house.mjs";
import Mail from "lucide/dist/esm/icons/mail.mjs";
import MapPin from "lucide/dist/esm/icons/map-pin.mjs";
import Megaphone from "lucide/dist/esm/icons/megaphone.mjs";
import Menu from "lucide/dist/esm/icons/menu.mjs";
import MessageSquare from "lucide/dist/esm/icons/message-square.mjs";
import Moon from "lucide/dist/esm/icons/moon.mjs";
import Pause from "lucide/dist/esm/icons/pause.mjs";
import Phone from "lucide/dist/esm/icons/phone.mjs";
import PhoneCall from "lucide/dist/esm/icons/phone-call.mjs";
import Play from "lucide/dist/esm/icons/play.mjs";
import Printer from "lucide/dist/esm/icons/printer.mjs";
import Search from "lucide/dist/esm/icons/search.mjs";
import Siren from "lucide/dist/esm/icons/siren.mjs";
import Sun from "lucide/dist/esm/icons/sun.mjs";
import TriangleAlert from "lucide/dist/esm/icons/triangle-alert.mjs";
import UserPlus from "lucide/dist/esm/icons/user-plus.mjs";
import X from "lucide/dist/esm/icons/x.mjs";
import { createElement } from "react";

const icons = {
  arrow: ArrowRight,
  back: ArrowLeft,
  badge: BadgeCheck,
  calendar: CalendarCheck,
  chevron: ChevronDown,
  clock: Clock,
  close: X,
  contact: UserPlus,
  emergency: Siren,
  home: House,
  mail: Mail,
  menu: Menu,
  message: MessageSquare,
  moon: Moon,
  notice: Megaphone,
  pause: Pause,
  phone: Phone,
  phoneRings: PhoneCall,
  pin: MapPin,
  play: Play,
  print: Printer,
  search: Search,
  sun: Sun,
  warning: TriangleAlert,
};

export type IconName = keyof typeof icons;
export const iconNames = Object.keys(icons) as IconName[];

/** Decorative, beside text: hidden from screen readers. Lucide's paths, styled by our CSS. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" data-icon={name}>
      {icons[name].map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
