import { object, string, type ObjectSchema } from 'yup';
import { isDeclaredRight } from './declared-rights';
import type { CardFigure, ModuleManifest } from './descriptor';
import { roles } from '../user/roles';

const cardFigureSchema: ObjectSchema<CardFigure> = object({
  label: string().max(40).required(),
  call: string()
    .matches(/^\/[a-z0-9][a-z0-9/_-]*(\?[\w=&%~-]+)?$/i)
    .required(),
  pointer: string()
    .matches(/^(\/[^/]+)+$/)
    .required(),
  right: string().required(),
  role: string().oneOf(roles).optional(),
});

/** A module whose card may declare a figure. */
type DeclaringModule = Pick<ModuleManifest, 'card' | 'permissions'>;

/**
 * Returns a list with the reason why the figure of a module's card cannot be shown. The list is
 * empty if the figure can be shown, or if there is none.
 */
export function figureProblems({ card, permissions }: DeclaringModule): string[] {
  if (card?.figure === undefined) return [];
  try {
    const { right } = cardFigureSchema.validateSync(card.figure, { strict: true });
    const isDeclared = isDeclaredRight(right, permissions);
    return isDeclared ? [] : [`the card's figure: it needs ${right}, which is not in permissions`];
  } catch (error) {
    return [`the card's figure: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** Returns the figure of a module's card; `null` if it is missing or invalid. */
export function figureOf(module: DeclaringModule): CardFigure | null {
  return figureProblems(module).length === 0 ? (module.card?.figure ?? null) : null;
}
