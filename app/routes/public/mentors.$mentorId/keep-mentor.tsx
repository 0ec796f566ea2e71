import { useTranslation } from '~/i18n/use-translation'
import { WhenFreeForm } from '~/parts/mentors/when-free-form'

/** For a mentee: keeps the mentor among the favourites, or not any more. */
export function KeepMentor({ mentorId, kept }: { mentorId: number; kept: boolean }) {
  const { t } = useTranslation('public')
  return (
    <WhenFreeForm
      act="favourite"
      mentorId={mentorId}
      wanted={!kept}
      from="mentor"
      label={t(kept ? 'favourite.remove' : 'favourite.add')}
      variant="quiet"
    />
  )
}
