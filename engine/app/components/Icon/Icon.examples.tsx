import { Icon, iconNames } from "./Icon.tsx";

export const examples = {
  all: (
    <ul className="cluster">
      {iconNames.map((name) => (
        <li key={name} className="cluster">
          <Icon name={name} size={28} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
