import { Icon, type IconName } from "./Icon.tsx";

/** A record, so that a missing icon is a type error. */
const names: Record<IconName, true> = {
  arrow: true,
  back: true,
  badge: true,
  calendar: true,
  chevron: true,
  clock: true,
  close: true,
  contact: true,
  emergency: true,
  home: true,
  mail: true,
  menu: true,
  message: true,
  moon: true,
  notice: true,
  pause: true,
  phone: true,
  phoneRings: true,
  pin: true,
  play: true,
  print: true,
  search: true,
  sun: true,
  warning: true,
};

export const examples = {
  all: (
    <ul style={{ display: "flex", flexWrap: "wrap", gap: "var(--sp-4)" }}>
      {Object.keys(names).map((name) => (
        <li key={name} style={{ display: "flex", alignItems: "center", gap: "var(--sp-2)" }}>
          <Icon name={name as IconName} size={28} />
          {name}
        </li>
      ))}
    </ul>
  ),
  "its own size": <Icon name="phone" />,
  large: <Icon name="emergency" size={48} />,
};
