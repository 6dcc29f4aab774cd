/** Do something at the table, one thing at a time. A refusal is said by the table itself. */
import type { BowerAction } from "../forms.ts";
import type { TableModel } from "../../../model.ts";

export function doing(table: TableModel, action: BowerAction): void {
  if (!table.busy) void table.act([action]);
}
