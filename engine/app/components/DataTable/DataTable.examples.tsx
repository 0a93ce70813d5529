import { DataTable } from "./DataTable.tsx";

const columns = ["Category", "Systolic", "Diastolic", "What to do", "How soon"];
const rows = [
  ["Elevated", "120 to 129", "Below 80", "Talk with us", "In 3 to 6 months"],
  ["Hypertensive crisis", "180 or more", "120 or more", "Call us; with symptoms, call 911", "Now"],
  ["Otorhinolaryngologisch", "–", "–", "Señora Núñez-Ibáñez", "–"],
];

export const examples = {
  "two columns": (
    <DataTable
      table={{ caption: "What to bring", columns: ["What", "Why"], rows: [["Photo ID", "To know it's you"]] }}
    />
  ),
  "five columns, with a source": (
    <DataTable table={{ caption: "Blood pressure, at rest", columns, rows }} source="Source: AHA, 2025" />
  ),
};
