import { useState } from 'react';
import { Guide } from './guide.tsx';
import type { GuideProps } from './guide.types.ts';

/** A guide that keeps the day and the group it is given, for stories. */
export function KeptGuide(props: GuideProps) {
  const [date, setDate] = useState(props.date);
  const [filterId, setFilterId] = useState(props.filterId);
  return (
    <Guide
      {...props}
      date={date}
      onDateChange={setDate}
      {...(filterId !== undefined && { filterId })}
      onFilterChange={setFilterId}
    />
  );
}
