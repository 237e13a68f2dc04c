import fc from 'fast-check'

/** Valid and invalid messages to a shard: about half nearly valid. */
export const junk = (match: () => number) =>
  fc.oneof(
    fc.json(),
    fc.string(),
    fc.record(
      {
        type: fc.constantFrom('join', 'answer', 'ping', '__proto__'),
        ticket: fc.anything(),
        seatSecret: fc.anything(),
        watch: fc.anything(),
        language: fc.constantFrom('en', 'fr', 'es', 'de'),
        wire: fc.integer(),
        match: fc.oneof(fc.integer(), fc.anything()),
        round: fc.integer({ min: -1, max: 11 }),
        option: fc.integer({ min: -1, max: 5 }),
        sent: fc.anything(),
        echo: fc.anything(),
      },
      { requiredKeys: ['type'] },
    ),
    fc
      .record({ round: fc.integer({ min: 0, max: 9 }), option: fc.integer({ min: 0, max: 3 }) })
      .map((answer) => ({ type: 'answer', match: match(), ...answer })),
    fc.record({
      type: fc.constant('join'),
      language: fc.constantFrom('en', 'fr', 'es'),
      wire: fc.constantFrom(1, 2),
    }),
    fc.record({
      type: fc.constant('join'),
      watch: fc.constant(true),
      language: fc.constantFrom('en', 'fr', 'es'),
      wire: fc.constant(1),
    }),
    fc.record({ type: fc.constant('ping'), sent: fc.integer(), echo: fc.integer({ min: 0, max: 5 }) }),
  )
