import path from 'node:path'
import { hashOf, projectRoot } from './project.mjs'

// What every page of the README's pictures shows: the menus, the head of a page, the colours.
const frame = [
  ...['admin-shell.tsx', 'client-shell.tsx', 'horizontal.tsx', 'shell-frame.tsx', 'vertical.tsx'].map(
    (file) => `app/layouts/${file}`,
  ),
  ...['menus.css', 'table.css', 'tokens.css'].map((file) => `app/styles/${file}`),
  'app/ui/page-header.tsx',
]

/** Changes with the layout that the pictures of the README show. */
export const hashOfFrame = () => hashOf(...frame.map((place) => path.join(projectRoot, place)))
