// The built product under attack over HTTP, one attack after the other, because many results are times.
import { expect, inject, test } from 'vitest'
import { quick, say, seeds } from './asked'
import { floods } from './web/promises/floods'
import { hostileImports } from './web/promises/imports'
import { askingWhoIsHere, guessing, parallelLogins, sameForgotten, sameLogin } from './web/promises/passwords'
import { storedScripts } from './web/promises/scripts'
import { forgedForms } from './web/promises/surface'

const attacks = [
  parallelLogins,
  sameLogin,
  sameForgotten,
  guessing,
  askingWhoIsHere,
  forgedForms,
  storedScripts,
  floods,
  hostileImports,
]

test.each(attacks)('$name $title', async ({ name, run }) => {
  const { runs, violations } = await run({ cluster: inject('database'), seed: seeds[0]!, quick, say })
  say(`${name}: ${runs} runs`)
  expect(violations).toEqual([])
})
