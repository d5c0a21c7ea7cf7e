/** Plain CSS of the print page, whose window does not have the product's theme. */
export const printStyles = `
@page { size: A4; margin: 14mm 12mm; }
* { box-sizing: border-box; }
body { margin: 0; font: 10pt/1.4 'Inter Variable', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif; color: black; background: white; }
main { max-width: 186mm; margin: 0 auto; }
@media screen { main { padding: 10mm 0; } }
header { display: flex; align-items: center; gap: 2mm; margin-bottom: 6mm; font-size: 8.5pt; font-weight: 600; letter-spacing: 0.05em; }
header svg { width: 7mm; height: 7mm; }
h2 { font-size: 11pt; line-height: 1.2; margin: 7mm 0 2mm; break-after: avoid; }
h1 { font-size: 16pt; line-height: 1.2; margin: 0; }
p { margin: 1mm 0 4mm; font-size: 8.5pt; color: dimgray; }
dl { display: flex; flex-wrap: wrap; gap: 1mm 8mm; margin: 0 0 5mm; padding: 2mm 0; border-block: 0.3mm solid black; }
dl div { display: flex; gap: 2mm; }
dt { font-weight: 600; }
dt::after { content: ':'; }
:lang(fr) dt::after { content: ' :'; }
dd { margin: 0; }
table { width: 100%; border-collapse: collapse; font-size: 8.5pt; font-variant-numeric: tabular-nums; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
th, td { padding: 1.4mm 1.6mm; text-align: start; vertical-align: top; border-block-end: 0.15mm solid silver;
  overflow-wrap: break-word; white-space: pre-line; }
.long { overflow-wrap: anywhere; }
thead th { border-block-end: 0.4mm solid black; }
tbody th { font-weight: 600; }
`;
