import React from 'react';
import {Tabs, TabsContent, TabsList, TabsTrigger} from '@ohif/ui-next';

export default function Manual() {
  return (
    <Tabs defaultValue="today" activationMode="manual">
      <TabsList aria-label="Studies">
        <TabsTrigger value="today">Today</TabsTrigger>
        <TabsTrigger value="week">This week</TabsTrigger>
        <TabsTrigger value="all">All</TabsTrigger>
      </TabsList>
      <TabsContent value="today">
        Requests one day from the archive.
      </TabsContent>
      <TabsContent value="week">Requests seven days.</TabsContent>
      <TabsContent value="all">
        Requests all studies, which is slow.
      </TabsContent>
    </Tabs>
  );
}
