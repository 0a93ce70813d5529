import { Icon, iconNames } from "./Icon.tsx";

export const examples = {
  all: (
    <ul style={{ display: "flex", flexWrap: "wrap", gap: "var(--sp-4)" }}>
      {iconNames.map((name) => (
        <li key={name} style={{ display: "flex", alignItems: "center", gap: "var(--sp-2)" }}>
          <Icon name={name} size={28} />
          {name}
        </li>
      ))}
    </ul>
  ),
  "its own size": <Icon name="phone" />,
  large: <Icon name="emergency" size={48} />,
};
