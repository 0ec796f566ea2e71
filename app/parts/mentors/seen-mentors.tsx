import { useTranslation } from '~/i18n/use-translation'
import { keepingReturn } from '~/http/return-to'

/** Remembers the profile in this tab (app/browser/page.ts). */
export function RememberSeen({ id, name }: { id: number; name: string }) {
  return <span hidden data-seen-mentor={id} data-name={name} />
}

/** The way back to the profiles of this visit; app/browser/page.ts adds the links, so that the page is one for all visitors. */
export function SeenMentors({ from }: { from: string }) {
  const { t } = useTranslation('public')
  return (
    <p hidden className="flex flex-wrap items-baseline gap-x-4">
      {t('mentors.seen')}
      <span
        data-seen-mentors={keepingReturn('/mentors/0', from)}
        className="contents [&>a]:inline-flex [&>a]:min-h-11 [&>a]:items-center [&>a]:font-medium"
      />
    </p>
  )
}
