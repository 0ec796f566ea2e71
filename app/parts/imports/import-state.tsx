import { useTranslation } from '~/i18n/use-translation'
import type { Import } from '~/domain/imports/imports.server'
import { StatusTag } from '~/ui/status-tag'

const tones = {
  mapping: 'neutral',
  checked: 'info',
  running: 'warning',
  stopped: 'danger',
  done: 'success',
} as const

/** How far an import is. */
export function ImportState({ state }: { state: Import['state'] }) {
  const { t } = useTranslation('creating')
  return <StatusTag tone={tones[state]} label={t(`import.states.${state}`)} />
}
