import { useCallback } from 'react'
import gridsUrl from '#data/generated/grids-pack.json?url'
import { Practice, type PracticeProps } from '#play/practice/Practice.tsx'
import { game } from '../play/game.tsx'
import type { OwnWords } from '../../words.ts'

const LEVELS = ['solo'] as const

/** Endless grids. */
export default function TictactoeSolo(props: PracticeProps<OwnWords>) {
  const { packUrl } = props
  const rules = useCallback(async () => {
    const { solo } = await import('../../deal/practice.ts')
    return solo(packUrl, gridsUrl)
  }, [packUrl])
  return <Practice game={game} rules={rules} levels={LEVELS} levelName={() => props.t.own.solo} {...props} />
}
